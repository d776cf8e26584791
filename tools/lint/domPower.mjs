import { ESLintUtils } from '@typescript-eslint/utils';
import { notThePage, readerNames, typedReaderNames, typedWriterNames, writerNames } from './names.mjs';

/**
 * Restricts which folders may read style and layout, and which may change the page. Unmistakable names are matched by
 * name; others by the DOM's own type declarations, so that `set.add()` and `box.scrollX` on our own objects stay
 * permitted.
 */
export const domPower = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { mayRead: { type: 'boolean' }, mayWrite: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
    messages: {
      read: '`{{name}}` reads style or layout: only src/style and src/layout do.',
      write: '`{{name}}` changes the page: only src/actions and src/overlay do.',
    },
  },
  defaultOptions: [{ mayRead: false, mayWrite: false }],
  create(context, [{ mayRead, mayWrite }]) {
    const services = ESLintUtils.getParserServices(context);
    const declarationsOf = (node) => symbolOf(services, node)?.declarations ?? [];
    const isOfPage = (node) => declarationsOf(node).some(declaresPage);
    const isOurOwn = (node) => declarationsOf(node).length > 0 && !declarationsOf(node).some(isOfDomLibrary);

    const check = (node, name, untyped) => {
      const report = (messageId) => context.report({ node, messageId, data: { name } });
      if (!mayRead && (readerNames.has(name) || (typedReaderNames.has(name) && !untyped && isOfPage(node)))) {
        if (readerNames.has(name) && !untyped && isOurOwn(node)) return;
        if (!isPlainAssignmentTarget(node)) return report('read');
      }
      if (!mayWrite && (writerNames.has(name) || (typedWriterNames.has(name) && !untyped && isOfPage(node))))
        report('write');
    };
    const checkAssigned = (target) => {
      if (mayWrite || target.type !== 'MemberExpression' || target.computed) return;
      if (isOfPage(target.property))
        context.report({ node: target.property, messageId: 'write', data: { name: `${target.property.name} =` } });
    };

    return {
      'MemberExpression[computed=false]': ({ property }) => check(property, property.name, false),
      'ObjectPattern > Property[computed=false] > Identifier.key': (key) => check(key, key.name, false),
      'CallExpression > Literal, MemberExpression[computed=true] > Literal.property': (literal) => {
        if (typeof literal.value === 'string') check(literal, literal.value, true);
      },
      CallExpression({ callee }) {
        if (callee.type === 'Identifier' && isOfPage(callee)) check(callee, callee.name, false);
      },
      AssignmentExpression: ({ left }) => checkAssigned(left),
      UpdateExpression: ({ argument }) => checkAssigned(argument),
      'UnaryExpression[operator="delete"]': ({ argument }) => checkAssigned(argument),
    };
  },
});

/** Returns whether a declaration belongs to the DOM library and to something in a page. */
function declaresPage(declaration) {
  if (!isOfDomLibrary(declaration)) return false;
  return !notThePage.has(declaration.parent?.name?.text);
}

function isOfDomLibrary(declaration) {
  return /(^|[\\/])lib\.dom(\.\w+)?\.d\.ts$/.test(declaration.getSourceFile().fileName);
}

/** Returns the symbol of a property in a destructuring pattern, which belongs to the type and not to the variable. */
function symbolOf(services, node) {
  const pattern = node.parent?.type === 'Property' && node.parent.key === node ? node.parent.parent : null;
  if (pattern?.type === 'ObjectPattern') return services.getTypeAtLocation(pattern).getProperty(node.name);
  return services.getSymbolAtLocation(node);
}

/** Returns whether an expression writes the property and does not read it, as `el.scrollTop = 0` does. */
function isPlainAssignmentTarget(node) {
  const member = node.parent;
  const assignment = member?.type === 'MemberExpression' ? member.parent : null;
  return assignment?.type === 'AssignmentExpression' && assignment.left === member && assignment.operator === '=';
}
