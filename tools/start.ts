/** `npm start`: builds the production app and serves it on this machine. */
import { build } from 'vite';
import { serve } from './serve.ts';

const DEFAULT_PORT = 4173;

function readPort(): number {
  const text = process.env.PORT ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`PORT must be a number from 1 to 65535, not "${text}".`);
    process.exit(1);
  }
  return port;
}

const port = readPort();
await build({ logLevel: 'warn' });
try {
  await serve('dist', port);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another, for example: PORT=5000 npm start`);
  process.exit(1);
}
console.log(`Crema is served at http://localhost:${port}`);
