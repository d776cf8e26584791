import { toolDefinitions, type ToolSchema } from '../api/tools/definitions.ts';
import type { ToolsFormat } from './arguments.ts';
import type { Colours } from './colours.ts';

/** Lists the tools for a model: as JSON definitions, or as one paragraph each for people. */
export function listTools(format: ToolsFormat, colours: Colours): string {
  if (format !== 'list') return JSON.stringify(toolDefinitions(format), null, 2);
  return toolDefinitions('mcp')
    .map(({ name, description, inputSchema }) => {
      const rows = Object.entries(inputSchema.properties ?? {}).map(([key, schema]) => {
        const suffix = inputSchema.required?.includes(key) ? '' : '?';
        return `  ${`${key}${suffix}`.padEnd(19)} ${[typeOf(schema), schema.description].filter(Boolean).join(' · ')}`;
      });
      return [`${colours.strong(name)}\n  ${colours.faint(description)}`, ...rows].join('\n');
    })
    .join('\n\n');
}

function typeOf({ type, enum: words, items, properties, anyOf }: ToolSchema): string {
  if (words) return words.join(' | ');
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (items) return `list of ${typeOf(items)}`;
  return properties ? `{ ${Object.keys(properties).join(', ')} }` : String(type);
}
