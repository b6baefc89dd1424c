/** The parts of React that widgets share; see `bundle.ts`. */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
