// @ts-check

/*
 * Runs in the browser, served as it is here. Where the order's summary is folded (`styles/summary.css`), and says "Have a
 * code?", the boxes for codes need no second tap once it is open.
 */
if (innerWidth < 900) document.querySelector('.code-fold')?.setAttribute('open', '')
