import './dom/needed.ts';
import './dom/untouched.ts';
import { publish } from './api/publish.ts';
import { DomTool } from './core.ts';

publish(DomTool);
