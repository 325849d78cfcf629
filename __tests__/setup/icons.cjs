const { createElement } = require('react');

/** Draws nothing: what an icon looks like is for a browser to show. */
function makeIcon(name) {
  return function Icon({ size, ...properties }) {
    return createElement('svg', { ...properties, width: size, height: size, 'data-icon': name });
  };
}

const icons = new Map();

/** Icons by their names, made when asked for: the package makes all of its 1,700 for every file of tests. */
module.exports = new Proxy(
  {},
  {
    get(_icons, name) {
      if (name === '__esModule') return true;
      if (!icons.has(name)) icons.set(name, makeIcon(name));
      return icons.get(name);
    },
  },
);
