import { createSubject, DEMO_PEOPLE } from '@kadr/sandbox/people'
import type { AppContext } from '../../../../context.ts'
import { registerOnce } from '../../../identity/auth/index.ts'
import { findMembership } from '../../../identity/workspaces/index.ts'
import { updatePublisherSettings } from '../../../publishing/publisher-setup/index.ts'
import { addPostComment, listPostComments } from '../../../team/reviews/index.ts'
import { acceptInvite, createInvite, getSeats } from '../../../team/team/index.ts'
import { SUBMITTED } from '../content/demo-posts.ts'
import { findPersonalWorkspace } from '../demo.repository.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { dayTime, makePost } from '../posts/make-post.ts'

const EDITOR = { role: 'editor', isApprover: false, connectionIds: null } as const

/** The second demo person, also known to the fake Google: another browser can sign in as him. */
const registerColleague = async (ctx: AppContext): Promise<string | undefined> => {
  const boris = DEMO_PEOPLE[1]
  if (!boris) return undefined
  const account = { provider: 'google', subject: createSubject(boris) } as const
  await registerOnce({
    ctx,
    identity: {
      ...account,
      label: boris.email,
      firstName: boris.givenName,
      lastName: boris.familyName,
      photoUrl: null,
    },
    more: [],
    afterwards: async () => {},
  })
  return (await findPersonalWorkspace({ db: ctx.db, ...account }))?.userId
}

const join = async ({ ctx, actor, userId }: StepInput & { userId: string }) => {
  const { workspaceId } = actor
  if (await findMembership({ ctx, userId, workspaceId })) return
  const note = 'Борис, тексты'
  const { url } = await createInvite({ ctx, actor, ...EDITOR, note, to: null, maxUses: 1, days: 7 })
  const token = new URL(url).searchParams.get('token')
  if (token) await acceptInvite({ ctx, token, userId })
}

const QUESTION = 'Анна, цифры по чашкам сверил со складом. Посмотрите, пожалуйста.'
const ANSWER = 'Спасибо. Добавьте, что в воскресенье заканчиваем раньше.'

type Saying = Parameters<typeof listPostComments>[0] & { text: string; parentId: string | null }

/** Idempotent by text; returns the id of the comment. */
const say = async ({ text, parentId, ...of }: Saying): Promise<string> => {
  const written = await listPostComments(of)
  const same = written.find((comment) => comment.text === text)
  const words = { text, parentId, mentions: [], mediaIds: [], isForGuests: false }
  return (same ?? (await addPostComment({ ...of, ...words }))).id
}

/** A colleague whose post waits for approval, with a discussion under it. */
export const addTeam: DemoStep = {
  name: 'team',
  async run(input) {
    const { ctx, actor } = input
    const { workspaceId } = actor
    const { limit } = await getSeats({ ctx, workspaceId })
    const userId = limit > 1 ? await registerColleague(ctx) : undefined
    if (userId === undefined) return
    await join({ ...input, userId })
    await updatePublisherSettings({ ctx, workspaceId, change: { isApprovalRequired: true } })
    const colleague = { userId, workspaceId, ...EDITOR }
    const { wallTime, timeZone } = await dayTime({ ctx, actor, ...SUBMITTED })
    const when = { kind: 'at', wallTime, timeZone } as const
    const { id } = await makePost({ ctx, actor: colleague, post: SUBMITTED, when })
    const parentId = await say({ ctx, actor: colleague, id, text: QUESTION, parentId: null })
    await say({ ctx, actor, id, text: ANSWER, parentId })
  },
}
