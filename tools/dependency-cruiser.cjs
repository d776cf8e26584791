/**
 * The permitted imports inside src. A folder may always import itself; `import type` counts as much as any other
 * import.
 */
const table = {
  standards: [],
  tree: ['standards'],
  views: ['tree', 'standards'],
  dom: ['standards'],
  style: ['dom', 'standards'],
  layout: ['style', 'dom', 'standards'],
  aria: ['layout', 'style', 'dom', 'standards'],
  interactivity: ['aria', 'layout', 'style', 'dom', 'standards'],
  visibility: ['interactivity', 'aria', 'layout', 'style', 'dom', 'standards'],
  snapshot: ['visibility', 'interactivity', 'aria', 'layout', 'style', 'dom', 'standards', 'tree', 'views'],
  actions: ['visibility', 'interactivity', 'aria', 'layout', 'style', 'dom', 'standards'],
  overlay: ['visibility', 'interactivity', 'aria', 'layout', 'style', 'dom', 'standards'],
  hook: [],
};

/** The folders that work without a DOM and without settings, and so must not read the public options. */
const pure = ['standards', 'tree', 'views'];

/** The programs that run in Node.js, each a bundle of its own. */
const programs = '^src/(host|mcp|cli)/';

const folderRules = Object.entries(table).map(([folder, others]) => {
  const allowed = [`${folder}/`, ...others.map((name) => `${name}/`)];
  if (folder === 'hook') allowed.push('dom/hookProtocol\\.ts$');
  else if (!pure.includes(folder)) allowed.push('(options|schema)\\.ts$');
  return {
    name: `${folder}-imports`,
    severity: 'error',
    comment: `src/${folder} may import ${others.length > 0 ? others.join(', ') : 'nothing'}.`,
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(${allowed.join('|')})` },
  };
});

module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: 'options-imports',
      severity: 'error',
      comment: 'The options and their check lie under everything but the pure folders.',
      from: { path: '^src/(options|schema)\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(standards/|schema\\.ts$)' },
    },
    {
      name: 'programs-stay-out',
      severity: 'error',
      comment: 'Nothing that runs in a page may import what runs in Node.js.',
      from: { path: '^src/', pathNot: programs },
      to: { path: programs },
    },
    {
      name: 'hook-stays-apart',
      severity: 'error',
      comment: 'The hook is a bundle of its own.',
      from: { path: '^src/', pathNot: '^src/hook/' },
      to: { path: '^src/hook/' },
    },
    {
      name: 'entries-stay-on-top',
      severity: 'error',
      comment: 'The API and the protocols do not import the entries.',
      from: { path: '^src/(api|protocol)/' },
      to: { path: '^src/(index|iife|everything|core|core\\.iife)\\.ts$' },
    },
    {
      name: 'program-imports',
      severity: 'error',
      comment:
        'What runs in Node.js meets the library only in a page: it may know its public types, and the tools, which are plain data.',
      from: { path: programs },
      to: {
        path: '^src/',
        pathNot: `${programs}|^src/(index|version|schema|dom/withinTime|standards/(largestFitting|letterCase)|api/tools/(definitions|registry|compactResult|calls)|views/text/tokens)\\.ts$`,
      },
    },
    {
      name: 'program-types-only',
      severity: 'error',
      comment: 'What runs in Node.js takes types from the library, no code.',
      from: { path: programs },
      to: { path: '^src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'host-lies-under',
      severity: 'error',
      comment: 'The command line and the MCP server stand on the attachment to a page, not the other way round.',
      from: { path: '^src/host/' },
      to: { path: '^src/(cli|mcp)/' },
    },
    {
      name: 'mcp-stays-apart',
      severity: 'error',
      comment: 'The MCP server does not import the command line, which starts it.',
      from: { path: '^src/mcp/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'One direction of dependencies.',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'src/index.ts is the only file that gathers others.',
      from: { path: '^src/' },
      to: { path: '^src/.+/index\\.ts$' },
    },
    {
      name: 'no-packages',
      severity: 'error',
      comment: 'What runs in a page has no dependencies.',
      from: { path: '^src/', pathNot: programs },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'src-only',
      severity: 'error',
      comment: 'The library imports nothing from tests, benchmarks or built files.',
      from: { path: '^src/' },
      to: { path: '^(test|tools|examples|bench|dist)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The file that is imported is not there.',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
