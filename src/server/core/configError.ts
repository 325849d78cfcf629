/** The command line or the environment asks for something impossible; the message is for the person who typed it. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}
