/**
 * A text beside anything else is alone in an element of its own. A browser that translates a page puts elements in the
 * place of its texts. React writes what changes to a text that it has drawn bare, where no reader sees it any more, and
 * throws where it is to remove that text or to insert something before it; a lone text is written to its element.
 *
 * By types, since `{children}` and `{name}` may be either; blanks, which nothing translates, may stand where they like.
 */
import { join } from 'node:path';
import {
  type Expression,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { root } from '../tracked.ts';
import { isTest } from './zones.ts';

/** What draws texts. */
const DRAWING = ['packages/ui', 'widgets'];
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Unknown;

/** @param seen what is being looked at already: a type may hold itself */
function mayBeText(type: Type | undefined, checker: Checker, seen: readonly Type[] = []): boolean {
  if (!type || seen.includes(type)) return false;
  if (type.isUnionType()) return type.getTypes().some((one) => mayBeText(one, checker, [...seen, type]));
  if (type.isStringLiteralType()) return type.value.trim() !== '';
  return (type.flags & TEXT) !== 0 || mayHoldText(type, checker, seen);
}

function mayHoldText(type: Type, checker: Checker, seen: readonly Type[] = []): boolean {
  if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return false;
  return checker.getTypeArguments(type).some((one) => mayBeText(one, checker, [...seen, type]));
}

/** A child that draws something: line breaks between elements, and comments, do not. */
function isDrawn(child: Node): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n');
  return !isJsxExpression(child) || child.expression !== undefined;
}

function bareTexts(parent: JsxElement | JsxFragment, checker: Checker): Node[] {
  const drawn = [...parent.children].filter(isDrawn);
  const isAlone = isJsxElement(parent) && drawn.length === 1;
  const isBare = (expression: Expression) => {
    const type = checker.getTypeAtLocation(expression);
    return isAlone ? type !== undefined && mayHoldText(type, checker) : mayBeText(type, checker);
  };
  return drawn.filter((child) => {
    if (isJsxText(child)) return !isAlone && child.text.trim() !== '';
    return isJsxExpression(child) && child.expression !== undefined && isBare(child.expression);
  });
}

/** A component is drawn beside what its user likes. */
function isTextComponent(node: Node, checker: Checker): boolean {
  if (!isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '')) return false;
  const signature = checker.getSignatureFromDeclaration(node);
  return signature !== undefined && mayBeText(checker.getReturnTypeOfSignature(signature), checker);
}

function problemsIn(file: SourceFile, checker: Checker): Node[] {
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) found.push(...bareTexts(node, checker));
    else if (isTextComponent(node, checker)) found.push(node);
    node.forEachChild(look);
  };
  look(file);
  return found;
}

function problemsOf({ rootFiles, program, checker, configFileName }: Project, base: string): string[] {
  const folder = configFileName.replace(/[^/]*$/, '');
  return rootFiles
    .filter((path) => path.startsWith(folder) && path.endsWith('.tsx') && !isTest(path.slice(base.length)))
    .flatMap((path) => {
      const file = program.getSourceFile(path);
      return file ? problemsIn(file, checker).map((node) => told(node, file, path.slice(base.length))) : [];
    });
}

function told(node: Node, file: SourceFile, path: string): string {
  const line = file.text.slice(0, node.getStart(file)).split('\n').length;
  return `${path}:${line} draws a text beside something else; give it an element of its own.`;
}

/** The bare texts of these folders, each with its tsconfig.json. */
export function bareTextProblems(folders: readonly string[] = DRAWING, base = root): string[] {
  const api = new API({ cwd: base });
  try {
    const openProjects = folders.map((folder) => join(base, folder, 'tsconfig.json'));
    using snapshot = api.updateSnapshot({ openProjects });
    return openProjects
      .map((config) => snapshot.getProject(config))
      .filter((project) => project !== undefined)
      .flatMap((project) => problemsOf(project, `${base}/`));
  } finally {
    api.close();
  }
}
