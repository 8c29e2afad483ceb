import { createCard, createForm, createSlide } from '@kadr/scene/director/new-slide'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { valuesOf } from './reel-values.ts'
import { insertReel } from './reels.repository.ts'

const CARDS = [
  createCard('hook', {
    title: '3 причины начать день *с плана*',
    sub: 'Хватит пяти минут утром',
    object: 'spiral-calendar',
  }),
  createCard('item', {
    n: 1,
    title: 'Видно, что *важно*',
    body: 'Три главных дела. Остальное подождёт',
    object: 'bullseye',
  }),
  createCard('item', {
    n: 2,
    title: 'Легче *отказаться*',
    body: 'План покажет, что лишнее',
    object: 'scissors',
  }),
  createCard('number', {
    value: '5',
    unit: 'минут',
    title: 'на план *вечером*',
    body: 'Утром уже понятно, с чего начать',
    object: 'hourglass-done',
  }),
  createCard('cta', {
    title: 'Сохраните и *попробуйте* завтра',
    sub: 'А вы пишете планы?',
    act: 'Ответьте в комментариях',
    object: 'bookmark',
  }),
]

/**
 * A slideshow of drawn slides, for the demo.
 */
export const makeDemoReel = async ({
  ctx,
  tx,
  workspaceId,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  userId: string
}): Promise<void> => {
  const now = ctx.clock.now()
  const values = valuesOf({
    title: '3 причины начать день с плана',
    content: {
      kind: 'slideshow',
      form: createForm(
        CARDS.map((card, index) => createSlide(`slide-${index + 1}`, card)),
        { brand: { colour: null, name: 'Кадр', logo: null, font: null } },
      ),
    },
  })
  await insertReel({
    db: tx,
    values: { ...values, workspaceId, authorId: userId, createdAt: now, updatedAt: now },
  })
}
