import { connectOnPage } from '../../support/bot-owner.ts'
import { BLUESKY } from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { listen, threadOf } from '../../support/inbox.ts'
import { HOSTS, openApp, tellHere } from '../../support/messenger-hosts.ts'
import { sandboxOf } from '../../support/sandbox.ts'
import { botTest as test } from '../../support/server-tests.ts'

// Sequential: the tests share the workspace of Анна and her chats with the bot.
test.describe.configure({ mode: 'default' })

const WRITERS = { telegram: '1', max: '2' } as const

for (const host of HOSTS) {
  const { name, messenger } = host

  test(`a mention comes to the chat of ${name}, is answered there by a button, and stands in the app`, async ({
    page,
    server,
  }) => {
    test.setTimeout(300_000)
    const { url } = await connectOnPage(page, ['bluesky'])
    await openApp(page, host)
    await tellHere(page, host)
    await listen(page)
    const text = `Сколько стоит занятие, ${name}?`
    const by = { account: BLUESKY.did, person: WRITERS[messenger] }
    await sandboxOf(server.url).mention({ network: 'bluesky', ...by, text })
    await page.goto('/inbox/accounts')
    await page.getByRole('button', { name: 'Прочитать сейчас' }).first().click()

    const chat = await host.openChat(page)
    await chat.message(text)
    await chat.press('Предложить ответ')
    await chat.message('Варианты ответа')
    await chat.press('Отправить 1')
    await chat.message('Отправим через десять секунд')

    await page.goto(`${url}/inbox?q=${encodeURIComponent(name)}`)
    const row = page.getByRole('list', { name: 'Переписки' }).getByRole('link').first()
    const person = (await row.textContent()) ?? ''
    await row.click()
    await expect(threadOf(page, person).getByText(text)).toBeVisible()
    await expect(page.getByText(/^(Вышло,\s\d\d:\d\d|\d\d:\d\d,\sАнна.*)$/)).toBeVisible({
      timeout: 60_000,
    })
  })
}
