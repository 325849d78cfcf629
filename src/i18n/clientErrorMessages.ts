import { defineMessages } from 'react-intl';

/** Texts of what only the client finds wrong, before it asks the server (spec 8). */
export const clientErrorMessages = defineMessages({
  CannotEditOwnAccess: {
    id: 'errors.client.cannotEditOwnAccess',
    defaultMessage: 'You cannot edit your own access to this project.',
    description: 'Project administrators tried to change their own access',
  },
  FileTooLarge: {
    id: 'errors.client.fileTooLarge',
    defaultMessage: 'The file is larger than the server accepts.',
    description: 'Chosen file exceeds the limit for attachments',
  },
  ImagePreviewError: {
    id: 'errors.client.imagePreviewError',
    defaultMessage: 'The image cannot be shown.',
    description: 'An attached image could not be loaded',
  },
  InvalidFileName: {
    id: 'errors.client.invalidFileName',
    defaultMessage:
      "A file name must not begin with a dot or contain any of these characters: \\ / : * ? \" '<' > |",
    description: 'Refused file name',
  },
  NoEmailForInvitation: {
    id: 'errors.client.noEmailForInvitation',
    defaultMessage: 'Enter an email address for the invitation.',
    description: 'An invited user needs an e-mail address',
  },
  NoFileSelected: {
    id: 'errors.client.noFileSelected',
    defaultMessage: 'Select a file.',
    description: 'No file was chosen for an upload',
  },
  NoFolderSelected: {
    id: 'errors.client.noFolderSelected',
    defaultMessage: 'Select a folder.',
    description: 'No folder was chosen',
  },
  NoProjectSelected: {
    id: 'errors.client.noProjectSelected',
    defaultMessage: 'Select a project.',
    description: 'No project was chosen',
  },
  NoTypeSelected: {
    id: 'errors.client.noTypeSelected',
    defaultMessage: 'Select an issue type.',
    description: 'No issue type was chosen',
  },
  ResetPasswordNoEmail: {
    id: 'errors.client.resetPasswordNoEmail',
    defaultMessage: 'This account has no email address to send the link to.',
    description: 'A password cannot be reset by mail',
  },
});
