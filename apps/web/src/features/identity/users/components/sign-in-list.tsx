import type { SignIn, SignInProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { useState } from 'react'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { copy } from '../copy.ts'
import { ProviderIcon } from './provider-icon.tsx'

type Props = {
  signIns: SignIn[]
  /** Those that can be linked here, in the order they are shown in. */
  providers: readonly SignInProvider[]
  timeZone: string
  linking: SignInProvider | undefined
  onLink: (provider: SignInProvider) => void
  /** Resolves to false on failure, which keeps the confirmation open. */
  onUnlink: (provider: SignInProvider) => Promise<boolean>
  isUnlinking: boolean
}

/** The last sign-in method can't be unlinked; the row explains why. */
export const SignInList = (props: Props) => {
  const { signIns, providers, timeZone, linking, onLink, onUnlink, isUnlinking } = props
  const [unlinking, setUnlinking] = useState<SignInProvider>()
  const isLast = signIns.length < 2
  // One that is linked stays in sight where its keys are gone.
  const shown = [...new Set([...providers, ...signIns.map(({ provider }) => provider)])]

  const trailing = (provider: SignInProvider, signIn: SignIn | undefined) => {
    const name = PROVIDER_NAMES[provider]
    if (!signIn) {
      return (
        <Button
          variant="soft"
          size="sm"
          isLoading={linking === provider}
          onClick={() => onLink(provider)}
        >
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
        onClick={() => setUnlinking(provider)}
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
        {shown.map((provider) => {
          const signIn = signIns.find((row) => row.provider === provider)
          return (
            <ListRow
              key={provider}
              className="px-0!"
              leading={<ProviderIcon provider={provider} />}
              title={PROVIDER_NAMES[provider]}
              subtitle={subtitle(signIn)}
              trailing={trailing(provider, signIn)}
            />
          )
        })}
      </List>
      {isLast ? <p className="text-label text-ink-3">{copy.signIns.last}</p> : null}
      {unlinking ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) setUnlinking(undefined)
          }}
          title={copy.signIns.confirmTitle(PROVIDER_NAMES[unlinking])}
          text={copy.signIns.confirmText(PROVIDER_NAMES[unlinking])}
          confirmLabel={copy.signIns.unlink}
          isDanger
          isPending={isUnlinking}
          onConfirm={() => {
            void onUnlink(unlinking).then((isDone) => {
              if (isDone) setUnlinking(undefined)
            })
          }}
        />
      ) : null}
    </div>
  )
}
