import type { Route } from '@kadr/contract/base/route'
import { escapeHtml } from '@kadr/kit/escape-html'
import * as z from 'zod/mini'
import { statusOf } from '../envelope.ts'

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;color:#1c1b19;background:#faf9f6;max-width:60rem;margin:0 auto;padding:1.5rem}
h2{margin-top:2.5rem}article{background:#fff;border:1px solid #dedbd3;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h3{margin:0;font-size:1rem;overflow-wrap:anywhere}h4{margin:1rem 0 .25rem;font-size:.875rem}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f5f5f5;border-radius:8px;padding:.75rem;overflow-x:auto;margin:0}
nav ul{columns:2;padding-left:1.25rem}a{color:#0a58a6}p{margin:.5rem 0}
@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{color:#f2f0ec;background:#0f0e0d}
article{background:#1d1b19;border-color:#3a3733}pre{background:#151412}a{color:#8fb8ff}}`

const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const part = (title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
  schema
    ? `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(jsonSchemaOf(schema, io), null, 2))}</pre>`
    : ''

const errorsOf = ({ errors = [] }: Route) =>
  errors.length === 0
    ? ''
    : `<h4>Отказы</h4><p>${errors.map((code) => `<code>${statusOf(code)} ${code}</code>`).join(', ')}</p>`

const ACCESS: Record<Route['access'], string> = {
  public: 'Доступен всем.',
  optional: 'Доступен всем, токен даёт больше.',
  user: 'Нужен токен.',
  installation: 'Нужен токен того, кто управляет установкой.',
  workspace: 'Нужен токен участника рабочего пространства.',
}

const answerOf = ({ events, file, data }: Route) => {
  if (events) return part('Ответ: поток событий', events, 'output')
  const title = file ? `Ответ: файл ${file.join(', ')} без обёртки` : 'Ответ: data'
  return part(title, data, 'output')
}

const articleOf = (route: Route) => `<article>
<h3><code>${route.method} ${escapeHtml(`/api${route.path}`)}</code></h3>
<p>${escapeHtml(route.summary)}. ${ACCESS[route.access]}</p>
${part('Параметры пути', route.params, 'input')}
${part('Параметры запроса', route.query, 'input')}
${part('Заголовки', route.headers, 'input')}
${part('Тело', route.body, 'input')}
${answerOf(route)}
${errorsOf(route)}
</article>`

/** Needs no script. Routes are grouped by the first segment of their path. */
export const renderDocs = (routes: readonly Route[]): string => {
  const groups = Map.groupBy(routes, ({ path }) => path.split('/')[1] ?? '')
  const names = [...groups.keys()].sort()
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>API | Кадр</title>
<style>${STYLE}</style></head><body><main><h1>API Кадра</h1>
<p>Ответ всегда <code>{ "success": true, "data": … }</code> или
<code>{ "success": false, "error": { "code", "message", "field"? } }</code>. Токен передаётся в заголовке
<code>Authorization: Bearer …</code>. Машинное описание: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Разделы"><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${names.map((name) => `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${(groups.get(name) ?? []).map(articleOf).join('')}</section>`).join('')}
</main></body></html>`
}
