/**
 * The page that is the unit of browser work. It is never changed: the times of the reference client are known as
 * multiples of what exactly this page takes (`journeys.mjs`), and a test holds it by its sum.
 */

/** Script text: the same on every machine. A linear congruential generator chooses names, numbers and shapes. */
function makeScript() {
  let seed = 20260101;
  const next = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const word = () =>
    ['issue', 'folder', 'value', 'state', 'entry', 'query', 'filter', 'column', 'project', 'view'][
      next(10)
    ] + next(997);
  const parts = ['var R={},S=0;'];
  for (let i = 0; i < 2000; i += 1) {
    const a = word(),
      b = word(),
      c = next(89) + 3;
    parts.push(
      [
        `R["${a}_${i}"]=function(p,q){var o={${a}:p,${b}:"${b} ${a} ${i}",n:${c}};for(var k in o)S+=String(o[k]).length;return q?q(o):o.n+${i}};`,
        `R["${b}_${i}"]=class{constructor(x){this.${a}=x;this.items=[${c},${c + 1},${c + 2}]}get size(){return this.items.length+${i}}map(f){return this.items.map(function(v){return f(v*${c})})}};`,
        `R["${a}_${i}"]=(p)=>{const {${a}:d=${c},...rest}=p||{};return Object.assign({},rest,{${b}:d+${i}})};`,
      ][next(3)],
    );
  }
  parts.push(
    `for(var i=0;i<3;i++)for(var k in R){var f=R[k];S+=/^class/.test(Function.prototype.toString.call(f))?new f(i).map(function(v){return v+1}).length:1;try{/^class/.test(Function.prototype.toString.call(f))||f({})}catch(e){}}`,
  );
  parts.push(`
function el(t,c,x){var e=document.createElement(t);if(c)e.className=c;if(x)e.textContent=x;return e}
var main=el('main'),table=el('table'),body=el('tbody');table.appendChild(body);main.appendChild(table);
for(var r=0;r<50;r++){var tr=el('tr','row');for(var c=0;c<8;c++){var td=el('td','cell c'+c);var a=el('a','link');a.href='#/'+r+'/'+c;a.appendChild(el('span','text','Cell '+r+' of column '+c+' with some words'));td.appendChild(a);tr.appendChild(td)}body.appendChild(tr)}
document.body.appendChild(main);
window.openPanel=function(){var p=el('section','panel');for(var i=0;i<100;i++){var d=el('div','entry');d.appendChild(el('h3','head','Entry '+i));var q=el('p','body');q.appendChild(el('b','',' bold '+i));q.appendChild(document.createTextNode(' and a longer text that wraps over the width of the panel, number '+i));d.appendChild(q);p.appendChild(d)}document.body.appendChild(p);p.scrollTop;return p.offsetHeight};
window.ready=true;`);
  return parts.join('\n');
}
const style =
  'body{margin:0;font:14px/1.45 system-ui}table{border-collapse:collapse;width:100%}.row{height:34px}.cell{padding:4px 12px;border-bottom:1px solid #ddd;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:160px}.link{color:inherit;text-decoration:none}.row:hover .link,.row:focus-within .link{text-decoration:underline}.panel{position:fixed;inset:48px 20% 20px;overflow:auto;background:#fff;box-shadow:0 8px 40px #0004}.entry{padding:12px;border:1px solid #ddd;border-radius:6px;margin:8px}.head{font-weight:600}.body{margin:4px 0}';
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>yardstick</title><link rel="stylesheet" href="/s.css"><body><script src="/s.js"></script></body></html>`;

/** What the page is made of, by path: type and content. */
export function yardstickFiles() {
  return {
    '/': ['text/html', page],
    '/s.css': ['text/css', style],
    '/s.js': ['text/javascript', makeScript()],
  };
}
