import type { ReactElement, ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Draw = (props: Props, ref: null) => ReactNode;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Makes nodes of parts that are plain (no hook, no context, no class), as React would: refs and keys are left out, and
 * listeners hear what the browser says.
 *
 * @throws for anything that only React knows
 */
export function renderNodes(content: ReactNode, isSvg = false): Node[] {
  if (content === null || content === undefined || typeof content === 'boolean') return [];
  if (typeof content === 'string' || typeof content === 'number') {
    return content === '' ? [] : [document.createTextNode(String(content))];
  }
  if (Array.isArray(content)) {
    return content.flatMap((child: ReactNode) => renderNodes(child, isSvg));
  }
  if (typeof content === 'object' && isElement(content)) return renderElement(content, isSvg);
  throw new Error('No element');
}

function isElement(content: object): content is ReactElement<Props> {
  return 'type' in content && 'props' in content;
}

function renderElement({ type, props }: ReactElement<Props>, isSvg: boolean): Node[] {
  if (typeof type === 'string') return [renderTag(type, props, isSvg || type === 'svg')];
  // A fragment is a symbol, which the types of React do not tell.
  if (typeof type === 'symbol') return renderNodes(childrenOf(props), isSvg);
  return renderNodes(drawingOf(type)(props, null), isSvg);
}

/** A component, or what `forwardRef` has made of one; nothing else can be called. */
function drawingOf(type: unknown): Draw {
  return typeof type === 'function' ? (type as Draw) : (type as { render: Draw }).render;
}

function renderTag(tag: string, props: Props, isSvg: boolean): Element {
  const element = isSvg ? document.createElementNS(svgNamespace, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value);
  element.append(...renderNodes(childrenOf(props), isSvg));
  return element;
}

function childrenOf(props: Props): ReactNode {
  return props['children'] as ReactNode;
}

/** Properties of React whose attributes have another name. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};

function setProperty(element: Element, name: string, value: unknown): void {
  if (name === 'children') return;
  if (typeof value === 'function') {
    // Named `onKeyDown` and the like.
    element.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
  } else if (name === 'style') {
    setStyle(element, value);
  } else if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    (typeof value === 'boolean' && /^(aria|data)-/.test(name))
  ) {
    // What is off is left out, unless it is said.
    element.setAttribute(attributeNames[name] ?? name, String(value));
  }
}

/** Only properties of our own, which is all that plain parts set. */
function setStyle(element: Element, value: unknown): void {
  if (!(element instanceof HTMLElement) || typeof value !== 'object') return;
  for (const [name, text] of Object.entries(value ?? {})) {
    if (typeof text === 'string') element.style.setProperty(name, text);
  }
}
