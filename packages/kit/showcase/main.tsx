import './showcase.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Showcase } from './showcase';

const root = document.getElementById('showcase');
if (root === null) throw new Error('The page has no place for the showcase.');
createRoot(root).render(
  <StrictMode>
    <Showcase />
  </StrictMode>,
);
