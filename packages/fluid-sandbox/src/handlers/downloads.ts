import type { WireDownload } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer } from '../tables/accounts.ts'
import type { Handlers } from './Handler.ts'

export const downloads: Handlers<'getDloads'> = {
  getDloads({ customerID }, context) {
    checkCustomer(context, customerID)
    return {
      Dloads: context.database.all<WireDownload>(
        `SELECT file_name AS FileName, description AS Description, category AS Category, dated AS Date, path AS URL
         FROM downloads WHERE customer_id IS NULL OR customer_id = ? ORDER BY dated DESC, id`,
        [customerID],
      ),
    }
  },
}
