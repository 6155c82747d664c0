/**
 * React, in a chunk of its own: it runs in a task before the app's (src/boot.ts), and stays on devices
 * when a new build comes.
 */
import 'react-dom/client';
import 'react/jsx-runtime';
