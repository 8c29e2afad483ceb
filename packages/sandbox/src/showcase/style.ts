/** Colours and sizes match the app's design. */
export const STYLE = `
:root{color-scheme:light;--canvas:#f5f5f5;--surface:#fff;--sunken:#efeeeb;--line:#e3e1dc;--line-strong:#8a867e;--ink:#1b1a18;--ink-2:#55514a;--ink-3:#6b6760;--accent:#2f4bff;--accent-hover:#2239d9;--accent-soft:#e8ebff}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1280px;padding:24px 16px 64px;background:var(--canvas);color:var(--ink);font:16px/24px Onest,system-ui,sans-serif}
h1{margin:0;font-size:28px;line-height:34px;letter-spacing:-.02em}
h2{margin:0 0 12px;font-size:20px;line-height:26px;letter-spacing:-.01em}
p{margin:4px 0 0}
small,.muted{color:var(--ink-3);font-size:14px;line-height:20px}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.top{display:flex;gap:16px;justify-content:space-between;align-items:flex-start;flex-wrap:wrap}
.top p{color:var(--ink-2)}
summary{display:inline-grid;place-items:center;min-height:44px;padding:0 16px;border:1px solid var(--line-strong);border-radius:12px;background:var(--surface);font-weight:500;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover{border-color:#b3261e;color:#b3261e}
details form{margin-top:12px;max-width:320px;padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
details p{margin:0 0 12px;font-size:14px;line-height:20px}
nav{display:flex;gap:8px;overflow-x:auto;margin:20px -16px;padding:4px 16px}
nav a{flex:none;display:flex;gap:8px;align-items:center;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--ink);text-decoration:none}
nav a:hover{border-color:var(--accent)}
nav a span{color:var(--ink-3);font-size:14px}
nav a[aria-current]{background:var(--accent);border-color:var(--accent);color:#fff}
nav a[aria-current] span{color:#fff}
main{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.side{display:grid;gap:16px;align-content:start;grid-template-columns:minmax(0,1fr)}
.panel{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:20px;box-shadow:0 1px 2px rgb(27 26 24/.05);min-width:0}
.empty{padding:32px 20px;border:1px dashed var(--line-strong);border-radius:16px;color:var(--ink-2);text-align:center}
button,select,input{font:inherit;min-height:44px;border-radius:12px;border:1px solid var(--line-strong);background:var(--surface);color:var(--ink)}
button{padding:0 16px;cursor:pointer;font-weight:500}
button:hover{border-color:var(--accent);color:var(--accent)}
button.main{background:var(--accent);border-color:var(--accent);color:#fff}
button.main:hover{background:var(--accent-hover);color:#fff}
select,input{width:100%;padding:0 12px}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:12px}
.fields+.fields{margin-top:20px;padding-top:20px;border-top:1px solid var(--line)}
.wide{grid-column:1/-1}
label{display:grid;gap:4px;font-size:14px;line-height:20px;font-weight:500}
label select,label input{font-size:16px;font-weight:400}
.accounts,.faults{list-style:none;margin:0;padding:0}
.account{display:grid;grid-template-columns:40px minmax(0,1fr) auto;gap:8px 12px;align-items:start;padding:12px 0;border-top:1px solid var(--line)}
.account:first-child{border-top:0;padding-top:0}
.who b,.who small{display:block;overflow-wrap:anywhere}
.row{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px}
.row form{flex:1 1 auto}.row button{width:100%;min-height:44px;padding:0 12px;font-size:14px}
.state{padding:2px 8px;border-radius:8px;font-size:14px;line-height:20px;background:var(--sunken);color:var(--ink-2);white-space:nowrap}
.state.live{background:#dcf4e7;color:#0b6644}
.state.expired{background:#fff0c7;color:#7a4a00}
.state.revoked{background:#fde6e3;color:#b3261e}
.faults li{padding:8px 12px;border-radius:12px;background:#fde6e3;color:#b3261e;margin-bottom:8px;overflow-wrap:anywhere}
.avatar{width:40px;height:40px;border-radius:50%;flex:none}
.letter{display:grid;place-items:center;background:var(--accent);color:#fff;font-weight:600}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:20px}
th{text-align:left;color:var(--ink-3);font-weight:500}
th,td{padding:8px 12px 8px 0;border-top:1px solid var(--line);vertical-align:top;white-space:nowrap}
thead th{border-top:0}
td:nth-child(3){white-space:normal;overflow-wrap:anywhere;min-width:200px}
code{font:13px/20px ui-monospace,monospace}
.status{font-weight:600}.status.good{color:#0b6644}.status.bad{color:#b3261e}
.posts{columns:1;column-gap:16px}
.post{break-inside:avoid;margin-bottom:16px}
.sheet{overflow:hidden;background:var(--surface);border:1px solid var(--line);border-radius:16px;box-shadow:0 1px 2px rgb(27 26 24/.05)}
.post footer{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:8px 4px 0;color:var(--ink-3);font-size:14px;line-height:20px}
.address{overflow-wrap:anywhere}
.badge{padding:2px 8px;border-radius:8px;background:var(--ink);color:#fff;font-size:12px;line-height:16px;font-weight:500}
.author{display:flex;gap:12px;align-items:center;padding:16px}
.author b,.author small{display:block;overflow-wrap:anywhere}
.text{margin:0;padding:0 16px 16px;white-space:pre-wrap;overflow-wrap:anywhere}
.title{margin:0;padding:16px 16px 8px;font-size:18px;line-height:24px;overflow-wrap:anywhere}
.media{display:grid;background:var(--sunken)}
.media img,.media video{display:block;width:100%;max-height:520px;object-fit:contain}
.media.album{grid-template-columns:1fr 1fr;gap:2px}
.media.album>*{aspect-ratio:1;object-fit:cover}
.media+.text{padding-top:16px}
.buttons{display:grid;gap:4px;padding:0 12px 12px}
.buttons a{display:grid;place-items:center;min-height:44px;padding:4px 12px;border-radius:12px;background:var(--accent-soft);font-weight:500;text-decoration:none;text-align:center}
.youtube .media video{aspect-ratio:16/9;background:#000;max-height:none}
.youtube .author,.pinterest .author{padding-top:0}
.badge.youtube{background:#c4001a}
.tiktok .sheet{position:relative;background:#161616;border-color:#161616;color:#fff;max-width:320px}
.tiktok .media{background:#161616}
.tiktok .media video,.tiktok .media img{max-height:560px}
.tiktok .author small{color:#c9c9c9}
.badge.tiktok{background:#161616}
.instagram .media>*{aspect-ratio:4/5;object-fit:cover;max-height:none}
.instagram .author b{font-weight:600}
.badge.instagram{background:#b02a6f}
.pinterest .sheet{border-radius:24px;max-width:320px}
.badge.pinterest{background:#b60017}
.badge.linkedin{background:#0a5bb5}
.badge.threads{background:#161616}
.badge.bluesky{background:#0560c4}
.bluesky .media,.threads .media{margin:0 16px 16px;border:1px solid var(--line);border-radius:12px;overflow:hidden}
.telegram .sheet{border-radius:16px 16px 16px 4px;background:#fff}
.telegram .author b{color:#1a6fb0}
.badge.telegram{background:#1a6fb0}
.badge.vk{background:#0061c2}
.badge.max{background:#5b3df5}
.letters{max-width:720px}
.letter-card .text{padding:12px 0}
@media(max-width:639px){.account .state{grid-column:2;justify-self:start}}
@media(min-width:640px){.posts{columns:2}}
@media(min-width:1024px){body{padding:40px 24px 80px}nav{margin-inline:0;padding-inline:0;flex-wrap:wrap}.all .posts{columns:3}.one{grid-template-columns:minmax(0,1fr) 400px;grid-template-rows:auto 1fr;align-items:start}.one #posts{grid-column:1}.one .side{grid-column:2;grid-row:1/span 2}.one #log{grid-column:1}}
`
