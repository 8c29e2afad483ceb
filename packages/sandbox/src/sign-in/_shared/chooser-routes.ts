import { renderChooser, renderProblem } from '../../google/account-chooser.ts'
import { readChoice } from '../../google/choice.ts'
import type { People, Person } from '../../google/people.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../../networks/fake-network.ts'

type Back = { redirectUri: string; params: Readonly<Record<string, string>> }

type ChooserInput = {
  /** Whose place the page takes. */
  instead: string
  path: string
  people: People
  pictureOf(person: Person): string
  /** Why the request cannot be shown to a person: nothing is sent to its redirect address then. */
  findProblem(query: URLSearchParams): string | undefined
  /** A refusal that goes back at once, without a person. */
  refuseAtOnce?(query: URLSearchParams): Back | undefined
  /** What goes back once the person has decided; undefined is a refusal. */
  answer(input: { query: URLSearchParams; subject: string | undefined }): Back
}

/** The authorization page: GET shows the people, POST is a press on one of them. */
export function createChooserRoutes(input: ChooserInput): readonly FakeRoute[] {
  const { instead, people } = input

  const refuse = (query: URLSearchParams): FakeReply | undefined => {
    const problem = input.findProblem(query)
    if (problem) return { status: 400, html: renderProblem({ instead, message: problem }) }
    const back = input.refuseAtOnce?.(query)
    return back && createRedirect(back)
  }

  const render = (
    query: URLSearchParams,
    typed: Partial<Parameters<typeof renderChooser>[0]> = {},
  ) =>
    renderChooser({
      instead,
      people: people.listed,
      pictureOf: input.pictureOf,
      // The request travels in the address of the form.
      action: `?${query}`,
      ...typed,
    })

  const show = ({ query }: FakeRequest): FakeReply =>
    refuse(query) ?? { status: 200, html: render(query) }

  const decide = ({ query, fields }: FakeRequest): FakeReply => {
    const refusal = refuse(query)
    if (refusal) return refusal
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (typeof value === 'string') form.set(name, value)
    }
    const choice = readChoice({ form, people })
    if (choice.kind === 'mistake') {
      const { message: problem, typed } = choice
      return { status: 400, html: render(query, { problem, typed }) }
    }
    const subject = choice.kind === 'chosen' ? choice.subject : undefined
    return createRedirect(input.answer({ query, subject }))
  }

  return [
    { method: 'GET', path: input.path, handle: show },
    { method: 'POST', path: input.path, handle: decide },
  ]
}

function createRedirect({ redirectUri, params }: Back): FakeReply {
  const target = new URL(redirectUri)
  for (const [name, value] of Object.entries(params)) target.searchParams.set(name, value)
  return { status: 302, headers: { location: target.href } }
}

/** `state` comes back as it was sent. */
export const stateOf = (query: URLSearchParams): Record<string, string> => {
  const state = query.get('state')
  return state === null ? {} : { state }
}
