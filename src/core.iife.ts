import { publish } from './api/publish.ts';
import { DomTool } from './core.ts';

publish(DomTool);
