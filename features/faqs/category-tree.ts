/** Categories can be inside another one, one level deep. Their stored order is that of the whole tree. */

interface TreeNode {
  name: string;
  /** Name of the category that it is inside. */
  parent: string | null;
  /** Whether it comes after all others, and is never inside another one. */
  isLast: boolean;
}

export interface CategoryPlace {
  category: string;
  parent: string | null;
  /** The category that comes after it inside the same parent. Null for the last place. */
  before: string | null;
}

/** Returns all names in their new order, or null if the category can't be there. */
export function placeInTree(all: TreeNode[], { category, parent, before }: CategoryPlace): string[] | null {
  const movable = all.filter(({ isLast }) => !isLast);
  const named = (name: string) => movable.find((node) => node.name === name);
  const childrenOf = (name: string) => movable.filter((node) => node.parent === name);
  if (!named(category)) return null;
  if (parent !== null) {
    const isTop = named(parent)?.parent === null;
    if (!isTop || parent === category || childrenOf(category).length > 0) return null;
  }
  const others = movable.filter(({ name }) => name !== category);
  const siblings = others.filter((node) => node.parent === parent).map(({ name }) => name);
  const at = before === null ? siblings.length : siblings.indexOf(before);
  if (at < 0) return null;
  const placed = siblings.toSpliced(at, 0, category);
  const childNames = (name: string) =>
    name === parent ? placed : others.filter((node) => node.parent === name).map((node) => node.name);
  const top =
    parent === null ? placed : others.filter((node) => node.parent === null).map(({ name }) => name);
  return top.flatMap((name) => [name, ...childNames(name)]);
}

/** Puts each category after the one that it is inside. A parent that isn't among them doesn't count. */
export function inTreeOrder<Node extends TreeNode>(all: Node[]): Node[] {
  const names = new Set(all.filter(({ parent }) => parent === null).map(({ name }) => name));
  const known = all.map((node) => ({
    ...node,
    parent: node.parent !== null && names.has(node.parent) ? node.parent : null,
  }));
  return known
    .filter(({ parent }) => parent === null)
    .flatMap((node) => [node, ...known.filter(({ parent }) => parent === node.name)]);
}
