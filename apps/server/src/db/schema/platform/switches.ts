import { type InstallationSwitch, installationSwitch } from '@kadr/contract/operations/admin'
import { check, pgTable } from 'drizzle-orm/pg-core'
import { choice, isOneOf, moment } from '../columns.ts'

/** Switches of the installation that are on; the others have no row. */
export const installationSwitches = pgTable(
  'installation_switches',
  {
    name: choice<InstallationSwitch>('name').primaryKey(),
    onSince: moment('on_since').notNull(),
  },
  (table) => [
    check('installation_switches_name_is_known', isOneOf(table.name, installationSwitch.options)),
  ],
)
