/**
 * `npm run dev`: the companion server behind webpack's development server, which rebuilds the client
 * on every change and reloads the page. The companion's pages name the files of the production build;
 * on their way through they are made to name the ones under development, so neither side knows of it.
 * `--port` is the port to open (8080); all other arguments go to the companion.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configure from '../../webpack.config.js';
import { buildIfStale } from './buildIfStale.mjs';
import { findFreePort } from './findFreePort.mjs';

const hashedAsset = /(\/assets\/(?:js|css)\/[^"'\s>]+?)\.[0-9a-f]{7}(\.(?:js|css))/g;

const { port, rest } = readArguments();
const companionPort = await findFreePort();

buildIfStale();
const companion = spawn(
  process.execPath,
  [
    path.resolve(import.meta.dirname, '../../dist/server/main.mjs'),
    ...rest,
    ...['--host', '127.0.0.1', '--port', String(companionPort)],
    ...['--public-url', `http://localhost:${port}`],
  ],
  { stdio: 'inherit' },
);
// Neither outlives the other, also where one of them cannot start.
companion.on('exit', (code) => process.exit(code ?? 1));
process.on('exit', () => companion.kill());

const [clientConfig] = configure({}, { mode: 'development' });
const devServer = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    static: false,
    devMiddleware: { publicPath: '/assets/' },
    // The overlay would need the policy of the pages to be loosened; errors are on the terminal.
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'companion', middleware: forwardToCompanion },
    ],
  },
  webpack({ ...clientConfig, infrastructureLogging: { level: 'warn' } }),
);

await devServer.start();
console.log(`Client under development: http://localhost:${port}/`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    companion.kill(signal);
    void devServer.stop();
  });
}

async function forwardToCompanion(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const answer = await fetch(`http://127.0.0.1:${companionPort}${request.url}`, {
    method: request.method,
    headers: withoutConnectionHeaders(request.headers),
    ...(hasBody && { body: Buffer.concat(chunks) }),
    redirect: 'manual',
  });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!/^(content-encoding|content-length|transfer-encoding|connection|set-cookie)$/.test(name)) {
      response.setHeader(name, value);
    }
  }
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  response.end(
    isPage
      ? (await answer.text()).replace(hashedAsset, '$1$2')
      : Buffer.from(await answer.arrayBuffer()),
  );
}

function withoutConnectionHeaders(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(connection|content-length|transfer-encoding|expect|upgrade)$/.test(name),
    ),
  );
}

/** Takes `--port` out of the arguments; the rest is for the companion. */
function readArguments() {
  const { values, tokens } = parseArgs({
    args: process.argv.slice(2),
    options: { port: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const own = new Set(
    tokens
      .filter((token) => token.kind === 'option' && token.name === 'port')
      .flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])),
  );
  return {
    port: Number(values.port ?? 8080),
    rest: process.argv.slice(2).filter((_argument, index) => !own.has(index)),
  };
}
