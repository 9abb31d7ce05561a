import {
  type ApiValues,
  apiSettings,
  readSettings,
  type Variables,
} from '@northloop/contracts/settings';

/** The values of the API's settings for some variables; the others have their defaults. */
export const readApiValues = (variables: Variables = {}): ApiValues =>
  readSettings(apiSettings, variables);
