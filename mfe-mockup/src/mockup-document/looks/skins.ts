/** Soft corners, thin lines. */
export const softSkin = ':root{--radius:18px;--radius-small:10px;--button-radius:99px}';

/** Square corners, dark lines. */
export const sharpSkin =
  ':root{--radius:0px;--radius-small:0px;--button-radius:0px}h1,h2{letter-spacing:-.028em}';

/** Small corners, restrained. */
export const plainSkin = ':root{--radius:8px;--radius-small:5px;--button-radius:6px}';

/** Wide corners and strong lines. */
export const boldSkin =
  ':root{--radius:26px;--radius-small:16px;--button-radius:14px;--line-width:2px}.button{min-height:3.3rem;padding-inline:1.8rem}';

/** Paper corners: one cut, three square. */
export const cutSkin =
  ':root{--radius:2px 28px 2px 28px;--radius-small:2px 14px 2px 14px;--button-radius:2px 12px 2px 12px}';

/** A narrower page that reads like a book. */
export const bookSkin =
  ':root{--radius:4px;--radius-small:3px;--button-radius:4px}.wrap{width:min(46rem,100% - 2.5rem)}body{font-size:1.125rem}';

/** A newspaper page of medium width. */
export const paperSkin =
  ':root{--radius:3px;--radius-small:2px;--button-radius:3px}.wrap{width:min(66rem,100% - 2.5rem)}';
