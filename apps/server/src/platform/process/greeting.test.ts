import { expect, it } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { greet } from './greeting.ts'

it('warns of a server without https and without a way to sign in', () => {
  const bare = greet(loadConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://kadr.test' }))
  expect(bare).toContain('PUBLIC_URL не https')
  expect(bare).toContain('войти нельзя')
  expect(bare).toContain('LEGAL_OWNER, LEGAL_INN, LEGAL_ADDRESS, LEGAL_EMAIL, LEGAL_HOSTING')
})

it('warns of nothing where nothing is wrong', () => {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kadr.test',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    LEGAL_OWNER: 'ООО «Ромашка»',
    LEGAL_INN: '7707083893',
    LEGAL_ADDRESS: 'Москва',
    LEGAL_EMAIL: 'help@kadr.test',
    LEGAL_HOSTING: 'Россия',
  }
  expect(greet(loadConfig(env))).not.toContain('Внимание')
  expect(greet(loadConfig({}))).not.toContain('Внимание')
})
