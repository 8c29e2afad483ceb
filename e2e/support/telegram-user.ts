/** Below a million: the sandbox lets such people administer its channels. */
let lastTelegramId = 100_000 + Math.floor(Math.random() * 800_000)

/** A new Telegram user. */
export const newTelegramUser = (firstName = 'Тимур') => {
  lastTelegramId += 1
  return { id: lastTelegramId, firstName, username: `user${lastTelegramId}` }
}
