import { callApi } from '../../support/api.ts'
import { openBotChat } from '../../support/bot-chat.ts'
import { connectOnPage, listPosts } from '../../support/bot-owner.ts'
import { countTaps } from '../../support/count-taps.ts'
import { expect } from '../../support/fixtures.ts'
import { hasFfmpeg } from '../../support/media-files.ts'
import { botTest as test } from '../../support/server-tests.ts'

const BUILT = { timeout: 120_000 }
const PHRASE = 'Уроки игры на гитаре'

test('a phrase sent to the bot is asked about, filmed and published in 12 taps [needs ffmpeg]', async ({
  page,
}) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg')
  test.setTimeout(300_000)
  const taps = await countTaps(page)
  const owner = await connectOnPage(page, ['telegram'])
  // At night the message about the video would wait for the morning.
  const settings = { quietHours: null }
  await callApi({ ...owner, method: 'PATCH', path: '/notifications/settings', body: settings })
  const { chat, press, message } = await openBotChat(page)
  const field = chat.getByRole('textbox')
  const say = async (words: string) => {
    await field.fill(words)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  taps.startOver()

  await say(`Сделай рилс: ${PHRASE}`)
  await expect(message('Вопрос 1 из')).toBeVisible(BUILT)
  const [, count = '0'] = /из (\d)/.exec((await message('Вопрос 1 из').textContent()) ?? '') ?? []
  expect(Number(count)).toBeGreaterThanOrEqual(3)
  for (let number = 1; number <= Number(count); number += 1) {
    await expect(message(`Вопрос ${number} из ${count}`)).toBeVisible(BUILT)
    await say(`Ответ номер ${number}`)
  }
  await expect(message('Рилс готов к сборке')).toContainText('номер 1', BUILT)
  await press('Собрать')
  const ready = message(`Рилс готов: ${PHRASE}`)
  await ready.getByRole('button', { name: 'Сделать пост' }).click(BUILT)
  const draft = message('Черновик готов')
  await expect(draft).toContainText('номер 1', BUILT)
  const channel = draft.getByRole('button', { name: /^(✓ )?Telegram/ })
  if (!(await channel.textContent())?.startsWith('✓')) await channel.click()
  await expect(draft.getByRole('button', { name: /^✓ Telegram/ })).toBeVisible(BUILT)
  await press('Опубликовать')
  // Other posts of the same person may go out meanwhile.
  await expect(message(new RegExp(`Публикуем\\s*${PHRASE}`))).toBeVisible(BUILT)
  expect(taps.count()).toBeLessThanOrEqual(12)
  console.log(`from a phrase in the chat to a published reel: ${taps.count()} taps`)
  const findState = async () => {
    const made = (await listPosts(owner)).find((post) => post.text.startsWith(PHRASE))
    return made?.targets.map(({ state }) => state)
  }
  await expect.poll(findState, BUILT).toEqual(['published'])
})
