import { dark, label, light } from './letter-colours.ts'

/*
 * The look of letters: a matchbox label, flat and bold. Many mail programs support neither variables nor style sheets,
 * so styles go into attributes, and each style is defined here once.
 */

const face = "font-family:'Anek Latin',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
/** Letters load no fonts, and hardly anybody has the shop's heavy one: these come closest in bold. */
const display = "font-family:Georgia,'Times New Roman',serif;font-weight:700"
/** Names and addresses may be one long word; older mail programs know only the second rule. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word'
const cell = 'font-size:16px;line-height:1.4;text-align:left;vertical-align:top;font-weight:400'
/** The rule above it has the colour of its text in both themes. */
const sum = 'border-top:2px solid;font-size:18px;line-height:1.4;vertical-align:top;font-weight:700'

export const looks = {
  body: `margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%`,
  ground: `background-color:${light.ground}`,
  margin: 'padding:16px 12px',
  column: 'max-width:600px;margin:0 auto',
  header: `background-color:${label.coral};padding:20px 24px;border-radius:16px 16px 0 0;text-align:center`,
  sign: `${display};font-size:32px;line-height:1.1;color:${label.ink}`,
  stripe: `background-color:${label.marigold};height:8px;line-height:8px;font-size:1px`,
  paper: `background-color:${light.paper};padding:28px 24px 24px;border-radius:0 0 16px 16px;${face}`,
  title: `${display};margin:0 0 16px;font-size:28px;line-height:1.2;color:${light.ink};${wrap}`,
  words: `${face};margin:0 0 16px;font-size:16px;line-height:1.5;color:${light.ink};${wrap}`,
  quote: `${face};margin:0 0 16px;padding:14px 16px;font-size:16px;line-height:1.5;border-left:4px solid ${label.marigold};background-color:${light.inset};color:${light.ink};${wrap}`,
  buttonRow: 'margin:8px 0 20px',
  button: `${face};display:inline-block;padding:14px 24px;background-color:${label.marigold};border-radius:12px;font-size:17px;line-height:1.2;font-weight:700;color:${label.ink};text-decoration:none`,
  link: `${face};margin:0 0 16px;font-size:14px;line-height:1.5;color:${light.muted};overflow-wrap:anywhere;word-break:break-all`,
  listed: 'margin:0',
  listLink: `${face};display:block;padding:10px 0;font-size:16px;line-height:1.5;color:${light.ink};${wrap}`,
  code: `${face};margin:0 0 16px;padding:14px 16px;border:2px dashed ${label.coral};border-radius:12px;font-size:24px;line-height:1.2;font-weight:700;letter-spacing:2px;text-align:center;color:${light.ink};${wrap}`,
  rows: 'margin:0 0 16px',
  label: `${face};padding:6px 16px 6px 0;width:1%;white-space:nowrap;${cell};color:${light.muted}`,
  fact: `${face};padding:6px 0;${cell};color:${light.ink};${wrap}`,
  item: `${face};padding:6px 12px 6px 0;${cell};color:${light.muted};${wrap}`,
  amount: `${face};padding:6px 0;${cell};text-align:right;white-space:nowrap;color:${light.ink}`,
  total: `${face};padding:10px 12px 10px 0;${sum};text-align:left;color:${light.ink};${wrap}`,
  totalAmount: `${face};padding:10px 0;${sum};text-align:right;white-space:nowrap;color:${light.ink}`,
  foot: `padding:20px 24px;text-align:center;${face};color:${light.muted}`,
  small: `${face};margin:0 0 8px;font-size:13px;line-height:1.5;color:inherit`,
  smallLink: 'color:inherit',
} as const

/** For mail programs that support dark mode; the others keep the light theme. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.ground}!important}
.paper{background-color:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.muted,.foot{color:${dark.muted}!important}
.inset{background-color:${dark.inset}!important;color:${dark.ink}!important}
}`
