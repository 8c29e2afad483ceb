import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { listMissingRequisites, listSellerLines } from './requisites.ts'
import { describeRequisites } from './site-requisites.ts'
import { askSupport, supportContact } from './support.ts'

const BASE = { NODE_ENV: 'production', PUBLIC_URL: 'https://kadr.test' } as const
const BOT = { TELEGRAM_BOT_TOKEN: '123456:AAAAAAAAAAAAAAAAAAAAAAAA', TELEGRAM_BOT_NAME: 'kadr_bot' }
const installed = (env: Record<string, string> = {}) => loadConfig({ ...BASE, ...env })

describe('the contact of the support', () => {
  it.each([
    [{ SUPPORT_URL: 'https://t.me/help', LEGAL_EMAIL: 'a@kadr.test', ...BOT }, 'https://t.me/help'],
    [{ LEGAL_EMAIL: 'a@kadr.test', ...BOT }, 'mailto:a@kadr.test'],
    [{ ...BOT, OWNER_TELEGRAM_ID: '42' }, 'https://t.me/kadr_bot?start=paysupport'],
    [{ ...BOT, OWNER_EMAIL: 'me@kadr.test' }, 'https://t.me/kadr_bot?start=paysupport'],
  ])('is the first that is there: %o', (env, url) => {
    expect(supportContact(installed(env))?.url).toBe(url)
  })

  it('is not promised by a bot that can pass nothing on, and its absence is said', () => {
    expect(supportContact(installed(BOT))).toBeNull()
    expect(askSupport(installed(BOT))).toContain('контакта поддержки он не указал')
    const mail = installed({ LEGAL_EMAIL: 'a@kadr.test' })
    expect(askSupport(mail)).toBe('Напишите в поддержку: a@kadr.test')
  })
})

describe('what the legal pages say of the owner', () => {
  it('is true where nothing was given', () => {
    const bare = installed()
    const said = describeRequisites(bare)
    for (const phrase of Object.values(said))
      expect(phrase).not.toMatch(/не указано|null|undefined/)
    expect(said.operator).toBe('владелец этого сайта (он ещё не указал свои реквизиты)')
    expect(said.write).toContain('обратитесь к владельцу сайта')
    expect(said).toMatchObject({
      contact: 'Контакт поддержки владелец сайта ещё не указал',
      contactUrl: '/terms',
    })
    expect(listMissingRequisites(bare.requisites)).toContain('LEGAL_OWNER')
    expect(listSellerLines(bare.requisites)).toEqual([])
  })

  it('names what was given and nothing else', () => {
    const said = describeRequisites(
      installed({
        LEGAL_OWNER: 'ИП Иванова',
        LEGAL_INN: '500100732259',
        LEGAL_EMAIL: 'a@kadr.test',
        LEGAL_HOSTING: 'Россия',
      }),
    )
    expect(said).toMatchObject({
      owner: 'ИП Иванова',
      operator: 'ИП Иванова (ИНН 500100732259, почта: a@kadr.test)',
      seller: 'ИП Иванова, ИНН 500100732259. Почта: a@kadr.test.',
      write: 'напишите на a@kadr.test',
      contact: 'Поддержка: a@kadr.test',
      contactUrl: 'mailto:a@kadr.test',
      hosting: 'на серверах в стране: Россия',
    })
  })
})
