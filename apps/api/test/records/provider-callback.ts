/** The provider sent this callback to its published sandbox merchant (docs/payments.md 4). */
export const providerCallback = {
  version: '8.5',
  request_timestamp: '2020-01-07 13:19:34',
  merchant_id: 'JT04',
  order_id: '2020010712140012345',
  currency: '764',
  amount: '000000000100',
  transaction_ref: '2020010712140012345',
  approval_code: '055078',
  eci: '05',
  transaction_datetime: '2020-01-07 13:20:45',
  payment_channel: '001',
  payment_status: '000',
  channel_response_code: '00',
  channel_response_desc: 'success',
  masked_pan: '411111XXXXXX1111',
  user_defined_1: '2020010712140012345',
  browser_info: 'Type=Chrome79,Name=Chrome,Ver=79.0',
  payment_scheme: 'VI',
  process_by: 'VI',
}

/** The merchant's published secret, and the hash that came with the callback. */
export const sandboxSecret = 'QnmrnH6QE23N'
export const callbackHash = 'bc00298e8cfca6c966c9a8c392aff43a0614e7803909e84736c74ba02a1231c5'
