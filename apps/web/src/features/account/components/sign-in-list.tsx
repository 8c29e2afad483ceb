import { type SignIn, type SignInProvider, signInProvider } from '@kadr/contract/users'
import { useState } from 'react'
import { describeDay } from '../../../platform/moment.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { copy, PROVIDER_NAME } from '../copy.ts'
import { ProviderIcon } from './provider-icon.tsx'

type Props = {
  signIns: SignIn[]
  timeZone: string
  linking: SignInProvider | undefined
  onLink: (provider: SignInProvider) => void
  /** Resolves to false on failure, which keeps the confirmation open. */
  onUnlink: (provider: SignInProvider) => Promise<boolean>
  isUnlinking: boolean
}

/** The last sign-in method can't be unlinked; the row explains why. */
export const SignInList = (props: Props) => {
  const { signIns, timeZone, linking, onLink, onUnlink, isUnlinking } = props
  const [asked, setAsked] = useState<SignInProvider>()
  const isLast = signIns.length < 2

  const trailing = (provider: SignInProvider, signIn: SignIn | undefined) => {
    const name = PROVIDER_NAME[provider]
    if (!signIn) {
      return (
        <Button size="sm" isLoading={linking === provider} onClick={() => onLink(provider)}>
          {copy.signIns.link(name)}
        </Button>
      )
    }
    if (isLast) return null
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={copy.signIns.unlinkNamed(name)}
        onClick={() => setAsked(provider)}
      >
        {copy.signIns.unlink}
      </Button>
    )
  }

  const subtitle = (signIn: SignIn | undefined) => {
    if (!signIn) return copy.signIns.notLinked
    const day = describeDay({ at: new Date(signIn.linkedAt), now: new Date(), timeZone })
    return (
      <>
        {signIn.label}
        <span className="max-sm:hidden">, {copy.signIns.since(day)}</span>
      </>
    )
  }

  return (
    <div className="grid gap-3">
      <List label={copy.signIns.title}>
        {signInProvider.options.map((provider) => {
          const signIn = signIns.find((row) => row.provider === provider)
          return (
            <ListRow
              key={provider}
              className="px-0!"
              leading={<ProviderIcon provider={provider} />}
              title={PROVIDER_NAME[provider]}
              subtitle={subtitle(signIn)}
              trailing={trailing(provider, signIn)}
            />
          )
        })}
      </List>
      {isLast ? <p className="text-label text-ink-3">{copy.signIns.last}</p> : null}
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(undefined)
          }}
          title={copy.signIns.confirmTitle(PROVIDER_NAME[asked])}
          text={copy.signIns.confirmText(PROVIDER_NAME[asked])}
          confirmLabel={copy.signIns.unlink}
          isDanger
          isPending={isUnlinking}
          onConfirm={() => {
            void onUnlink(asked).then((isDone) => {
              if (isDone) setAsked(undefined)
            })
          }}
        />
      ) : null}
    </div>
  )
}
