import webpack from 'webpack';

/** The chunks the server needs to know: it preloads them, and links the script and the style. */
const listedChunk = /^(client|application|i18n-.+)$/;

/**
 * Writes `assets.json` in the form a WebIssues server reads (protocol 1.2): at most one script and one
 * stylesheet for each listed chunk. A build that would need more fails here, because the server
 * would silently leave the rest out of the page.
 */
export class AssetManifestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'AssetManifestPlugin',
          // After the content hashes are final.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        },
        () => {
          const manifest = readManifest(compilation);
          compilation.emitAsset(
            'assets.json',
            new webpack.sources.RawSource(`${JSON.stringify(manifest, undefined, 2)}\n`),
          );
        },
      );
    });
  }
}

function readManifest(compilation) {
  const manifest = {};
  const groups = [...compilation.namedChunkGroups].filter(([name]) => listedChunk.test(name));
  const clientFiles = compilation.namedChunkGroups.get('client')?.getFiles() ?? [];
  for (const [name, group] of groups.sort(([a], [b]) => a.localeCompare(b, 'en'))) {
    // Every page has loaded the client's own files by the time it asks for another chunk.
    const own = name === 'client' ? clientFiles : without(group.getFiles(), clientFiles);
    const files = own.filter((file) => !file.includes('hot-update'));
    manifest[name.replace(/^(i18n-.+)-json$/, '$1')] = {
      ...one(compilation, name, 'js', files),
      ...one(compilation, name, 'css', files),
    };
  }
  if (manifest.application?.css) {
    report(compilation, 'The stylesheet of "application" must be part of "client".');
  }
  return manifest;
}

function without(files, excluded) {
  return files.filter((file) => !excluded.includes(file));
}

function one(compilation, name, kind, files) {
  const found = files.filter((file) => file.endsWith(`.${kind}`));
  if (found.length > 1) {
    report(compilation, `"${name}" needs more than one ${kind} file: ${found.join(', ')}.`);
  }
  return found.length > 0 ? { [kind]: found[0] } : {};
}

function report(compilation, message) {
  compilation.errors.push(new webpack.WebpackError(`assets.json: ${message}`));
}
