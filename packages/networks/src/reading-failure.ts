import type { Failure } from './account.ts'

/** A refusal that asks to change a post has the words of publishing; nobody edits a reading. */
export const toReadingFailure = <F extends Pick<Failure, 'action' | 'message'>>({
  title,
  failure,
}: {
  title: string
  failure: F
}): F =>
  failure.action === 'edit'
    ? {
        ...failure,
        action: 'open_network',
        message: `${title} не отдал цифры. Мы спросим ещё раз позже.`,
      }
    : failure
