import { transform } from '@formatjs/ts-transformer';
import ts from 'typescript';

/**
 * Compiles default messages ahead of time and drops their descriptions. The production client has
 * no message parser (it would cost 7 kB of the first load), so every message must pass here or,
 * for a translation, through the catalogue loader.
 */
export function precompiledMessages() {
  return { before: [transform({ ast: true }), bareMessages] };
}

/** Leaves out `defineMessages`, which returns what it is given: with it came its library, also where only texts are needed. */
function bareMessages(context) {
  const visit = (node) =>
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && isDefine(node.expression.text)
      ? node.arguments[0]
      : ts.visitEachChild(node, visit, context);
  return (file) => ts.visitNode(file, visit);
}

function isDefine(name) {
  return name === 'defineMessages' || name === 'defineMessage';
}
