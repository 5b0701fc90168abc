export const hooks = {
  readPackage(pkg) {
    // TypeScript 7 has no classic compiler API; openapi-typescript 7 needs one.
    if (pkg.name === 'openapi-typescript') {
      delete pkg.peerDependencies?.typescript;
      pkg.dependencies = { ...pkg.dependencies, typescript: '5.9.3' };
    }
    // oxlint runs it; ESLint itself is not here.
    if (/^(?:eslint-plugin-regexp|@eslint-community\/eslint-utils)$/.test(pkg.name)) {
      delete pkg.peerDependencies?.eslint;
    }
    // These declare os and cpu as strings; the lockfile records only arrays.
    if (/^node-(bin-)?(linux|darwin|win)-/.test(pkg.name)) {
      pkg.os = [pkg.os].flat();
      pkg.cpu = [pkg.cpu].flat();
    }
    return pkg;
  },
};
