import { signInProvider } from '@kadr/contract/users'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { useSignIns } from '../api/account.queries.ts'
import { copy, PROVIDER_NAME } from '../copy.ts'
import { AsyncRows } from './async-rows.tsx'
import { ProviderIcon } from './provider-icon.tsx'

export const SignInsCard = () => {
  const signIns = useSignIns()
  return (
    <Section
      title={copy.signIns.title}
      action={
        <Link to="/account" hash="sign-ins" className="text-label font-medium text-accent">
          {copy.signIns.manage}
        </Link>
      }
    >
      <Card padding="none">
        <AsyncRows query={signIns} failedTitle={copy.signIns.failed} isPadded>
          {(rows) => (
            <List label={copy.signIns.title}>
              {signInProvider.options.map((provider) => {
                const signIn = rows.find((row) => row.provider === provider)
                return (
                  <ListRow
                    key={provider}
                    leading={<ProviderIcon provider={provider} />}
                    title={PROVIDER_NAME[provider]}
                    subtitle={signIn?.label ?? copy.signIns.notLinked}
                    trailing={signIn ? <Badge tone="published">{copy.signIns.linked}</Badge> : null}
                  />
                )
              })}
            </List>
          )}
        </AsyncRows>
      </Card>
    </Section>
  )
}
