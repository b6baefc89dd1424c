/** What of React the widgets share; see `bundle.ts`. */
export * from 'react';
export * from 'react/jsx-runtime';
export * from 'react-dom';
export * from 'react-dom/client';
