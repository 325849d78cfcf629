/** The release of the protocol that this server speaks; clients accept `2.*` (protocol 3.1). */
export const SERVER_VERSION = '2.0.5';
