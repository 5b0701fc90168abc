const colors = ['#1f4f8f', '#7a1f3d', '#0f6b5c', '#8a5a00', '#4b3a8c', '#a13d2d', '#2d5f73'];

/** A drawn word mark of a pretended bank. */
export function bankMark(name: string, id: number): string {
  const color = colors[id % colors.length] ?? '#1f4f8f';
  const initial = name.slice(0, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32" width="96" height="32" role="img" aria-label="${name}"><circle cx="16" cy="16" r="12" fill="${color}"/><text x="16" y="21" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-weight="620" font-size="14" fill="#fff">${initial}</text><text x="34" y="20.5" font-family="Inter, system-ui, sans-serif" font-weight="620" font-size="11" fill="${color}">${name.split(' ')[0] ?? name}</text></svg>`;
}
