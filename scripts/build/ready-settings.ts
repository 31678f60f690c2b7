/** Settings with which the launch check finds no problem. For tests. */
export const readySettings: Readonly<Record<string, string>> = {
  SITE_URL: 'https://plinth.io',
  SITE_INDEXABLE: 'true',
  CONTACT_FORM_URL: 'https://forms.plinth.io/us',
  SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/plinth',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/plinth',
  PRIVACY_EMAIL: 'privacy@plinth.io',
  OFFICE_EMAIL: 'hello@plinth.io',
  OFFICE_STREET: '9 Column Road',
  OFFICE_CITY: 'Peoria, IL 61602',
  OFFICE_PHONE: '(309) 014-2277',
  OFFICE_HOURS: 'Weekdays, 8 to 4',
  COUNTDOWN_TARGET: '2030-01-01T09:00:00',
  SMTP_URL: 'smtp://localhost:25',
  LEADS_TO: 'leads@plinth.io',
  SECURITY_CONTACT: 'security@plinth.io',
}
