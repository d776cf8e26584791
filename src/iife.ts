import { publish } from './api/publish.ts';
import { DomTool } from './everything.ts';

publish(DomTool);
