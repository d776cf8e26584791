import path from 'node:path';
import { transformWithOxc } from 'vite';
import { inRoot } from '../paths.mjs';

/**
 * Serves TypeScript as JavaScript. It uses the same transformer as vitest, so that the coverage records of both have
 * the same statements and can be merged.
 */
export function typescriptPlugin() {
  return {
    name: 'typescript',
    resolveMimeType: (context) => (context.path.endsWith('.ts') ? 'js' : undefined),
    async transform(context) {
      if (!context.path.endsWith('.ts')) return undefined;
      const file = inRoot(...context.path.split(path.posix.sep));
      const { code, map } = await transformWithOxc(context.body, file, { sourcemap: true });
      const data = Buffer.from(JSON.stringify({ ...map, sources: [path.basename(file)] })).toString('base64');
      return `${code}\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${data}`;
    },
  };
}
