let lastTelegramId = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000)

/** A new Telegram user. */
export const newTelegramUser = (firstName = 'Тимур') => {
  lastTelegramId += 1
  return { id: lastTelegramId, firstName, username: `user${lastTelegramId}` }
}
