import { ERROR_STATUS, type ErrorCode } from '@kadr/contract/base/errors'
import { listProblems } from '@kadr/domain/integrations/problem-words'
import { breadcrumbJsonLd } from '../../platform/page/json-ld.ts'
import type { ApiCall, ApiGroup, PageData } from '../content/page-data.ts'
import { describeBody, describeParameters } from './describe-fields.server.ts'
import { api, isPart, listOf, type Part, partOf, textOf } from './read-document.server.ts'

const UPDATED = '2026-11-19'
const ROOT = '/developers'
const ERRORS = `${ROOT}/errors`
const CRUMB = { name: 'Разработчикам', path: ROOT }

const firstPart = (path: string) => path.split('/')[1] ?? ''

const operationsOf = (title: string) =>
  api.operations.filter(({ operation }) => listOf(operation.tags).includes(title))

const groups: ApiGroup[] = api.groups.map(({ title, text }) => {
  const calls = operationsOf(title)
  return {
    title,
    text,
    path: `${ROOT}/${firstPart(calls[0]?.path ?? '')}`,
    calls: calls.map(({ method, operation }) => ({
      id: textOf(operation.operationId),
      method,
      title: textOf(operation.summary),
    })),
  }
})

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

const jsonIn = (holder: Part) => partOf(holder, 'content', 'application/json')

const statusesOf = (operation: Part) =>
  Object.entries(partOf(operation, 'responses'))
    .filter(([status]) => status !== '200')
    .map(([status, answer]) => ({
      status: Number(status),
      codes: textOf(partOf(answer).description).split(', '),
    }))

const callOf = ({ path, method, operation }: (typeof api.operations)[number]): ApiCall => {
  const body = partOf(operation, 'requestBody')
  const parameters = listOf(operation.parameters).filter(isPart)
  const placed = (place: string) => parameters.filter((one) => one.in === place)
  return {
    id: textOf(operation.operationId),
    method,
    path,
    title: textOf(operation.summary),
    scope: textOf(operation['x-scope']),
    fields: [
      ...describeParameters(parameters),
      ...(isPart(operation.requestBody) ? describeBody(jsonIn(body).schema) : []),
    ],
    pathNames: placed('path').map(({ name }) => textOf(name)),
    isWrite: placed('header').length > 0,
    body: json(jsonIn(body).example),
    answer: json(jsonIn(partOf(operation, 'responses', '200')).example),
    statuses: statusesOf(operation),
  }
}

const loadStart = (): PageData => ({
  kind: 'developers',
  seo: {
    title: 'API для разработчиков',
    description:
      'Публичный API Кадра: ключи с правами, посты, рилсы, файлы, автоматизации и показатели. Первый вызов за две минуты, примеры и консоль.',
    jsonLd: [breadcrumbJsonLd([CRUMB])],
  },
  groups,
})

const loadErrors = (): PageData => {
  const codes = new Set(
    api.operations.flatMap(({ operation }) => statusesOf(operation).flatMap((one) => one.codes)),
  )
  const isUsed = (code: string): code is ErrorCode => code in ERROR_STATUS
  const used = [...codes].map((code) => code.toUpperCase()).filter(isUsed)
  return {
    kind: 'developers-errors',
    seo: {
      title: 'Ошибки API',
      description:
        'Все коды отказов публичного API Кадра: что случилось, в каком поле и что делать. Коды постоянные, на них можно опираться в программе.',
      jsonLd: [breadcrumbJsonLd([CRUMB, { name: 'Ошибки', path: ERRORS }])],
    },
    groups,
    problems: listProblems([...used, 'METHOD_NOT_ALLOWED']),
  }
}

const loadGroup = (group: ApiGroup): PageData => ({
  kind: 'developers-group',
  seo: {
    title: `${group.title}: API`,
    description: `${group.text} Вызовы публичного API Кадра с полями, примерами и отказами.`,
    jsonLd: [breadcrumbJsonLd([CRUMB, { name: group.title, path: group.path }])],
  },
  groups,
  group,
  calls: operationsOf(group.title).map(callOf),
})

/** Pages of the reference, in the order of its menu. */
export const DEVELOPERS = [ROOT, ERRORS, ...groups.map(({ path }) => path)].map((path) => ({
  path,
  updated: UPDATED,
}))

export const loadDevelopers = (path: string): PageData | undefined => {
  if (path === ROOT) return loadStart()
  if (path === ERRORS) return loadErrors()
  const group = groups.find((one) => one.path === path)
  return group && loadGroup(group)
}
