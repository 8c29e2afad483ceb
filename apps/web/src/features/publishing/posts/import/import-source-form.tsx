import { TableFileChoice } from '../../../../media/import/table-file-choice.tsx'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { useAccounts } from '../../../../networks/account-options.ts'
import type { ImportSource } from '../api/posts.mutations.ts'
import { importCopy } from './copy.ts'

type Props = { source: ImportSource; onSource: (source: ImportSource) => void }

export const ImportSourceForm = ({ source, onSource }: Props) => {
  const { accounts = [] } = useAccounts()
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-label text-ink-2">{importCopy.columns}</p>
      <TableFileChoice
        accept=".csv,.tsv,.txt,text/csv"
        tooLarge={importCopy.tooLarge}
        onText={(text = '') => onSource({ ...source, text })}
      />
      {accounts.length > 0 ? (
        <AccountChips
          label={importCopy.accounts}
          hint={importCopy.accountsHint}
          accounts={accounts}
          chosen={source.connectionIds}
          onChange={(connectionIds) => onSource({ ...source, connectionIds })}
        />
      ) : (
        <p className="text-label text-ink-3">{importCopy.noAccounts}</p>
      )}
    </div>
  )
}
