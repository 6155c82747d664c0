/**
 * Finds text that breaks when the browser translates the page. Chrome replaces every text node by a
 * `<font>`, while React still holds the original node. Text that is its element's only child is
 * safe: React writes it through the element. Text with siblings is a node that React changes,
 * removes or inserts before, which leaves outdated text on the page or throws. Types distinguish
 * text, so `{label}` and `{icon}` differ.
 *
 * Not found: text passed on as a `ReactNode` and rendered with siblings by the component that
 * receives it.
 */
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isJsxText,
  isStringLiteral,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  API,
  type APIOptions,
  type Checker,
  SignatureKind,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync';

interface Kind {
  /** Whether the child of an element renders a text node. */
  readonly text: boolean;
  /** Whether the child's text may change or disappear in a later render. */
  readonly changes: boolean;
  /** Whether the child may appear while its following siblings exist already. */
  readonly appears: boolean;
}

const FIXED_TEXT: Kind = { text: true, changes: false, appears: false };
const ELEMENT: Kind = { text: false, changes: false, appears: false };

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void;

const partsOf = (type: Type): readonly Type[] =>
  type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];

/**
 * Whether React renders nothing for a value of the type, such as the empty left side of `words &&
 * <b>{words}</b>`.
 */
const isEmpty = (type: Type) =>
  (type.isStringLiteralType() && type.value === '') ||
  (type.isNumberLiteralType() && type.value === 0) ||
  type.isBigIntLiteralType();

/** Whether the type is `ReactNode`, also after the checker has merged it with another type. */
const isHandedOn = (parts: readonly Type[]) =>
  parts.some((part) => ['ReactPortal', 'Iterable'].includes(part.getSymbol()?.name ?? ''));

function kindOfType(checker: Checker, type: Type | undefined): Kind {
  if (!type) return ELEMENT;
  const parts = partsOf(type);
  if (isHandedOn(parts)) return ELEMENT;
  const listed = parts
    .filter((part): part is TypeReference => part.isTypeReference() && checker.isArrayType(part))
    .flatMap((part) => checker.getTypeArguments(part));
  const text =
    parts.some((part) => (part.flags & TEXT) !== 0 && !isEmpty(part)) ||
    listed.some((part) => kindOfType(checker, part).text);
  const appears =
    listed.length > 0 || parts.some((part) => (part.flags & NOTHING) !== 0 || isEmpty(part));
  return { text, changes: text, appears };
}

/** The kind of node that a tag renders: a component's output, or the element of an HTML tag. */
function kindOfTag(checker: Checker, tag: Node): Kind {
  if (/^[a-z]/.test(tag.getText())) return ELEMENT;
  const type = checker.getTypeAtLocation(tag);
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
  return kindOfType(checker, signature && checker.getReturnTypeOfSignature(signature));
}

function kindOfChild(checker: Checker, child: JsxChild): Kind {
  if (isJsxText(child)) return FIXED_TEXT;
  if (isJsxFragment(child)) return ELEMENT;
  if (isJsxExpression(child)) {
    if (child.expression && isStringLiteral(child.expression)) return FIXED_TEXT;
    return kindOfType(checker, child.expression && checker.getTypeAtLocation(child.expression));
  }
  const tag = isJsxElement(child) ? child.openingElement.tagName : child.tagName;
  return { ...kindOfTag(checker, tag), text: false };
}

/**
 * Whether the child of a JSX element renders anything: white space containing a line end does not,
 * nor do braces around a comment.
 */
function isDrawn(child: JsxChild): boolean {
  if (isJsxText(child)) return !/^\s*$/.test(child.text) || !child.text.includes('\n');
  return !isJsxExpression(child) || child.expression !== undefined;
}

/** The children of a JSX element that are loose text, which breaks in a translated page. */
function looseIn(checker: Checker, parent: JsxElement | JsxFragment): JsxChild[] {
  const children = parent.children.filter(isDrawn);
  let appearing = false;
  return children.filter((child) => {
    const { text, changes, appears } = kindOfChild(checker, child);
    // Text in a fragment has the fragment's siblings as its own, and is removed with the fragment.
    const isLoose = isJsxFragment(parent) || (children.length > 1 && (changes || appearing));
    appearing ||= appears;
    return text && isLoose;
  });
}

function looseAt(checker: Checker, node: Node): Node[] {
  if (isJsxElement(node) || isJsxFragment(node)) return looseIn(checker, node);
  const isTag = isJsxOpeningElement(node) || isJsxSelfClosingElement(node);
  return isTag && kindOfTag(checker, node.tagName).text ? [node] : [];
}

function allNodes(node: Node): Node[] {
  const nodes = [node];
  node.forEachChild((child) => {
    nodes.push(...allNodes(child));
  });
  return nodes;
}

const lineOf = (file: SourceFile, node: Node) =>
  file.text.slice(0, node.getStart(file)).split('\n').length;

/**
 * All loose texts of the project.
 * @param config the project's tsconfig.json.
 * @returns "file:line: text" of every loose text in the project's `.tsx` files.
 */
export function looseTexts(root: string, config: string, options: APIOptions = {}): string[] {
  const api = new API({ cwd: root, ...options });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}/${config}`] });
    const { program, checker } = snapshot.getProjects()[0]!;
    return program
      .getSourceFileNames()
      .filter((name) => name.endsWith('.tsx') && !name.includes('/node_modules/'))
      .flatMap((name) => {
        const file = program.getSourceFile(name)!;
        return allNodes(file)
          .flatMap((node) => looseAt(checker, node))
          .map((node) => {
            const words = node.getText(file).trim().replace(/\s+/g, ' ');
            return `${name.slice(root.length + 1)}:${lineOf(file, node)}: ${words}`;
          });
      });
  } finally {
    api.close();
  }
}
